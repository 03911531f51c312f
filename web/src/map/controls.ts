/** What others may tell the map to do. */
export interface MapControls {
  /** Bring a station into the middle. */
  show: (station: string) => void;
  /** Bring a station into the picture if it is outside. */
  reveal: (station: string) => void;
  /** Move the keyboard to a station. */
  focusOn: (station: string) => void;
}
