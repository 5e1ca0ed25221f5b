/** One button of a `CallBar`. */
export interface Call {
  id: string;
  label: string;
  /** The accessible name, if the label is only a sign. */
  spoken?: string;
  /** A second, smaller line. */
  note?: string;
  tone?: "primary" | "flag" | "quiet" | "danger";
  disabled?: boolean;
  pressed?: boolean;
  onpick: () => void;
}
