### What a player is asked, by the kind of the question; a part is for a question about one verb.

## Set-up

question-first_player = Who begins?
question-faction = Which faction will you lead?
question-hero = Who will be your hero?
    .start = Where does your hero begin?
question-clan_and_hero = Which clan and which hero are dealt?
question-home = Which station will be your home?
    .token = Which token does { $station } get?
question-initiative = Who throws the most?

## Events of a round

question-polis_production = What does your station in Polis produce?
question-endangered_station = A threat is coming: which station stands against it?
question-vote = The law is put to the vote: how do you vote?
question-tribute = Your stations brought you nothing: whom will you make pay?

## Mobilization and armies

question-maintenance = How large an army will you keep?
question-hire = Will you hire soldiers?
question-army_action = Your army: what will it do?

## Heroes

question-hero_turn = Your hero: what will he do?
question-hero_end = Is there anything left for your hero to do?
question-main = Your turn: what will you do?
question-market = What will you buy?
question-purchase = Which item will you buy?
question-discount = Of which resource will you pay less?
question-retreat = Your hero is wounded: where is he carried?
question-relocate = Where does your hero go?
question-handcar_roll = How does the handcar run?

## Fights

question-place_threat = Will you put a threat that you have scouted on top?
question-face_threat = Which threat will you face?
question-threat_answer = The threat stands before you: what now?
question-fighter = Who will fight?
question-choose_defender = You are attacked: who defends?
question-combat_card = Which combat card will you play?
question-before_dice = Before the dice: will you use something?
question-roll = What do the dice show?
question-reroll = Will you throw a die again?
question-hero_lost = Your hero is beaten: can anything save him?
question-knock_out = Which hero is struck down?
question-capture = The station is yours for the taking: will you capture it?
question-token = Which token will you put on the station?
question-retoken = Which token will you put where?

## Cards and resources

question-draw = Which card comes?
question-mission = Which mission will you take?
question-keep_card = Which card will you keep?
question-place_cards = Where do the cards go?
question-use_effect = Will you use something?
question-mission_window = Will you use the ability of a mission?
question-aim = At whom?
question-pay = Will you pay?
question-take_resource = What will you take?
question-lose_resource = What will you give up?
question-equipment_limit = Your hero carries too much: what goes?
question-item_limit = Your hero carries too many of that kind: what goes?
question-strip_hero = Equipment is lost: which card?
question-rob = Whom will you rob?

## Stations

question-replacement = You have too few stations: which one will you settle?
question-release = Which station will you give up?

## Toy

question-lamp = Which lamp is lit?
question-turn = Your turn: what will you do?
question-bid = How much will you bid?
question-look = Which card lies on top?
question-ride = Where does the trolley take you?
