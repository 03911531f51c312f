"""What hosts a match: rooms, commands of clients, messages to them, clocks, chat and replays."""
