/** One button of a `CallBar`. */
export interface Call {
  id: string;
  label: string;
  /** What is said of it, where the label is but a sign. */
  spoken?: string;
  /** A second, smaller line. */
  note?: string;
  tone?: "primary" | "flag" | "quiet" | "danger";
  disabled?: boolean;
  pressed?: boolean;
  onpick: () => void;
}
