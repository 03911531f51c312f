### What a player is asked, by the kind of the question; a part is for a question about one verb.

## Set-up

question-first_player = Who goes first?
question-faction = Which faction will you lead?
question-hero = Who will be your hero?
    .start = Where does your hero start?
question-clan_and_hero = Which clan and which hero are dealt?
question-home = Which station will be your home?
    .token = Which token does { $station } get?
question-initiative = Who rolls highest?

## Events of a round

question-polis_production = What will your Polis station produce?
question-endangered_station = A threat is coming: which of your stations will face it?
question-vote = A law is put to the vote: how do you vote?
question-tribute = Your stations yielded nothing: who will pay you tribute?

## Mobilization and armies

question-maintenance = How large an army will you maintain?
question-hire = Will you hire soldiers?
question-army_action = What will your army do?

## Heroes

question-hero_turn = What will your hero do?
question-hero_end = Anything left for your hero to do?
question-main = Your turn: what will you do?
question-market = What will you buy?
question-purchase = Which item will you buy?
question-discount = Which resource will you pay less of?
question-retreat = Your hero is wounded: where do they recover?
question-relocate = Where does your hero go?
question-handcar_roll = How far does the handcar run?

## Fights

question-place_threat = Put a threat you have scouted on top of the deck?
question-face_threat = Which threat will you face?
question-threat_answer = You face the threat: what now?
question-fighter = Who will fight?
question-choose_defender = You are under attack: who defends?
question-combat_card = Which combat card will you play?
question-completion = You have reached the goal of several missions. Which do you complete?
question-before_dice = Use an item or skill before the dice are rolled?
question-roll = What do the dice show?
question-reroll = Reroll one of your dice?
question-hero_lost = Your hero is beaten: use anything to save them?
question-knock_out = Which hero do you knock out?
question-capture = You have won: capture the station?
question-token = Which token will you place on the station?
question-retoken = Which token will you place, and where?

## Cards and resources

question-draw = Which card is drawn?
question-mission = Which mission will you keep?
question-keep_card = Which card will you keep?
question-place_cards = Where do the cards go?
question-use_effect = Use an effect?
question-mission_window = Use a mission's ability?
question-aim = Who is the target?
question-pay = Will you pay?
question-take_resource = Which resource do you take?
question-lose_resource = Which resource do you give up?
question-equipment_limit = Your hero carries too much: what will you discard?
question-item_limit = Your hero carries too many items of this type: which one goes back to the deck?
question-strip_hero = Which card does the beaten hero lose?
question-rob = Whom will you rob?

## Stations

question-replacement = You have too few stations: which one will you take?
question-release = Which station will you give up?

## Toy

question-lamp = Which lamp lights up?
question-turn = Your turn: what will you do?
question-bid = How much will you bid?
question-look = Which card lies on top?
question-ride = Where does the trolley take you?
