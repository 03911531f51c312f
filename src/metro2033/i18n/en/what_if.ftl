### Boards on which a player tries what could happen

whatif-title = What if
whatif-about = Try moves for every side on a board of your own
whatif-note = Hidden cards and luck are made up.
whatif-answering = You answer for { $name }.
whatif-over = The match would be over: { $name } would win.
whatif-chances = Chances to win
whatif-restart = Start over
whatif-anew = Other cards and luck
whatif-keep = Keep to compare
whatif-kept = Kept lines
whatif-drop = Remove this line
whatif-leave = Back to the match
whatif-turn = Your turn: back to the match
