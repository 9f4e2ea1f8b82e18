/** What `useForm` gives a field: its value, its fault, and where to tell of changes. */
interface FieldBinding {
  name: string;
  /** The message beside the field; '' for none. */
  error: string;
  onBlur: () => void;
}

export interface TextBinding extends FieldBinding {
  value: string;
  onChange: (value: string) => void;
}

export interface FlagBinding extends FieldBinding {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** What every field is told besides its binding. */
export interface FieldLabels {
  label: string;
  /** Stands under the field until a fault takes its place. */
  hint?: string;
  autoComplete?: string;
  /** Takes the keyboard when it appears: the first field of a dialog or of a next step. */
  focused?: boolean;
}
