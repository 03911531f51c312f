### Reviews of finished matches

## News; what is not here is told in the words of the event

news-station-seat = { $seat-The } { $seat-number ->
    [plural] lose
   *[singular] loses
} { $station } to { $seat2-the }.
news-station-threat = { $seat-The } { $seat-number ->
    [plural] lose
   *[singular] loses
} { $station } to { $threat }.
news-hero-seat = { $seat-The-poss } hero is beaten by { $seat2-the }.
news-hero-threat = { $seat-The-poss } hero is beaten by { $threat }.
news-battle = { $seat-The } { $seat-number ->
    [plural] win
   *[singular] wins
} a battle against { $seat2-the }, { $number } to { $number2 }.

## Headings and columns

review-accuracy = Accuracy
    .about = 100 means that no better answer was found. A decision that gives away 5% of the chance to win counts as 80.
review-stage =
    .opening = Opening
    .middle = Middle
    .end = End
review-level =
    .best = Best
    .good = Good
    .inaccuracy = Inaccuracies
    .mistake = Mistakes
    .blunder = Blunders
review-grade =
    .best = best answer
    .good = good answer
    .inaccuracy = inaccuracy
    .mistake = mistake
    .blunder = blunder
review-luck = Luck and decisions
    .player = Player
    .start = Start
    .luck = Luck
    .own = Decisions
    .rivals = Rivals
    .result = Result
    .about = How each player's chance to win became the result: luck, their own decisions and those of their rivals. Luck is accurate to ±{ $error }%.
review-moments = Key moments
    .about = Nothing much changed in this match.

## A decision

review-decisions = All decisions ({ $count })
    .any = All
    .grade = Grade
    .loss = { $percent }%
review-change = { $seat }: { $percent }%
review-of-luck = luck alone: { $percent }%
review-loss = gave away { $loss }% ({ $low } to { $high }%, { $worlds } samples)
    .sure = gave away { $loss }%
review-choice = Move { $number }

## Learning

review-lessons = Learn from your mistakes
    .of = Learn from mistakes: { $name }
    .about = { $number ->
        [one] Your worst decision, once more.
       *[other] Your { $number } worst decisions, once more.
    }
    .none = No mistakes to learn from.
review-ask = What would you do?
review-played = In the match:
review-right = That is the best answer found.
review-near = Good: within { $percent }% of the best.
review-wrong = That gives away { $percent }%.
review-next = Next
review-done = Done

## Work in progress

review-tab = Review
review-begin = Review this match
    .about = Grades every decision and tells luck from skill. Takes up to a minute.
review-progress = Reviewing: { $percent }%
review-none = This game cannot be reviewed.
