/** Short names for the models of the REST API. */

import type { components } from "../api/rest.ts";

type Schemas = components["schemas"];
export type Match = Schemas["MatchModel"];
export type MatchList = Schemas["MatchListModel"];
export type NewMatch = Schemas["NewMatchModel"];
export type NewSeat = Schemas["NewSeatModel"];
export type NewMatchResult = Schemas["NewMatchResultModel"];
export type Invite = Schemas["InviteModel"];
export type Edition = Schemas["EditionModel"];
export type Content = Schemas["ContentModel"];
export type Station = Schemas["StationModel"];
export type Piece = Schemas["PieceModel"];
export type Phrase = Schemas["PhraseModel"];
export type Rule = Schemas["RuleModel"];
export type Replay = Schemas["ReplayModel"];
export type Frame = Schemas["FrameModel"];
export type Verdict = Schemas["VerdictModel"];
export type Lesson = Schemas["LessonModel"];
export type Session = Schemas["SessionModel"];
export type Puzzle = Schemas["PuzzleModel"];
export type Solution = Schemas["SolutionModel"];
export type Position = Schemas["PositionModel"];
export type Draft = Schemas["DraftModel"];
export type DraftField = Schemas["FieldModel"];
export type Fault = Schemas["FaultModel"];
export type Course = Schemas["CourseModel"];
export type Moment = Schemas["MomentModel"];
export type Review = Schemas["ReviewModel"];
export type Grade = Schemas["GradeModel"];
export type Reason = Schemas["ReviewReasonModel"];
export type SeatReview = Schemas["SeatReviewModel"];
export type Book = Schemas["Book"];
export type Chapter = Schemas["Chapter"];
export type Paragraph = Schemas["Paragraph"];
export type Ruling = Schemas["Ruling"];
export type Example = Schemas["Example"];
