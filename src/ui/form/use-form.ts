/**
 * State of a form. A field is checked on blur, and all fields before submitting; with a fault nothing is sent and the
 * first faulty field gets the focus. Only one request runs at a time: submits during a request are ignored as repeated
 * presses. After a failure the typed values stay, except those that the response asks to clear.
 */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FlagBinding, TextBinding } from './field.tsx';
import { reportAutofilledFields } from './autofilled-fields.ts';

export type FormValues = Record<string, string | boolean>;

/** Faults by field name; '' and missing are the same. */
type FieldErrors<V> = { [Name in keyof V]?: string | undefined };

/** Messages of a failed request, for the form or for fields. */
export interface FormFailure<V> {
  form?: string;
  fields?: FieldErrors<V>;
  /** Fields to empty, for example a wrong code. Fields changed since the submit are kept. */
  clear?: (keyof V)[];
}

interface FormOptions<V extends FormValues> {
  initial: V;
  check: (values: V) => FieldErrors<V>;
  /** Resolves to `null` on success. A thrown error is shown as 'Bir hata oluştu' (rule sign-in-7). */
  submit: (values: V) => Promise<FormFailure<V> | null>;
}

type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string;

export interface Form<V extends FormValues> extends FormState {
  values: V;
  errors: FieldErrors<V>;
  /** True when typed values have not been sent, so that an app update must wait. */
  changed: boolean;
  set: <Name extends keyof V>(name: Name, value: V[Name]) => void;
  text: (name: NamesOf<V, string>) => TextBinding;
  flag: (name: NamesOf<V, boolean>) => FlagBinding;
}

/** Part of a form that does not depend on its fields. */
export interface FormState {
  /** Error of the whole form; '' for none. */
  formError: string;
  busy: boolean;
  form: {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
  };
}

export function useForm<V extends FormValues>({ initial, check, submit }: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(initial);
  // Handlers of the same event may change two fields before a render.
  const latest = useRef(initial);
  /** Fields whose fault is shown; the fault itself is computed from the values. */
  const [checked, setChecked] = useState<(keyof V)[]>([]);
  /** Faults that the service reported; each is kept until its field is changed. */
  const [refused, setRefused] = useState<FieldErrors<V>>({});
  const [formError, setFormError] = useState('');
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const sending = useRef(false);
  const { ref, focusFirstFault } = useFaultFocus();
  const reading = useRef(false);

  const replace = (next: V): void => {
    latest.current = next;
    setValues(next);
  };

  /** Reads fields that were filled in without an event; call it before a render, which would empty them. */
  const readFields = (except?: string): void => {
    if (reading.current || ref.current === null) return;
    reading.current = true;
    reportAutofilledFields(ref.current, latest.current, except);
    reading.current = false;
  };

  const set: Form<V>['set'] = (name, value) => {
    readFields(String(name));
    const next = { ...latest.current, [name]: value };
    replace(next);
    setChanged(true);
    setRefused((before) => without(before, name));
    setChecked((names) => names.filter((each) => Boolean(check(next)[each])));
  };

  const leave = (name: keyof V): void => {
    readFields();
    const faulty = Boolean(check(latest.current)[name]);
    setChecked((names) => [...names.filter((each) => each !== name), ...(faulty ? [name] : [])]);
  };

  const showFailure = ({ form = '', fields = {}, clear = [] }: FormFailure<V>, sent: V): void => {
    const unchanged = clear.filter((name) => latest.current[name] === sent[name]);
    const emptied = unchanged.map((name) => [name, typeof latest.current[name] === 'boolean' ? false : '']);
    replace({ ...latest.current, ...Object.fromEntries(emptied) });
    setChecked([]);
    setRefused(fields);
    setFormError(form);
    focusFirstFault(clear[0]);
  };

  const send = async (): Promise<void> => {
    sending.current = true;
    setBusy(true);
    setFormError('');
    const sent = latest.current;
    try {
      const failure = await submit(sent);
      if (failure === null) setChanged(false);
      else showFailure(failure, sent);
    } catch (error) {
      reportError(error);
      showFailure({ form: 'Bir hata oluştu' }, sent);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.current) return;
    readFields();
    const faulty = Object.keys(withText(check(latest.current)));
    setChecked(faulty);
    setRefused({});
    if (faulty.length === 0) {
      void send();
      return;
    }
    setFormError('');
    focusFirstFault();
  };

  const errors = { ...withText(refused), ...only(withText(check(values)), checked) };
  const common = (name: keyof V & string): Pick<TextBinding, 'name' | 'error' | 'onBlur'> => ({
    name,
    error: errors[name] ?? '',
    onBlur: () => leave(name),
  });
  return {
    values,
    errors,
    formError,
    busy,
    changed,
    set,
    // The types above ensure which names hold texts and which flags, but the compiler cannot infer it for the value.
    text: (name) => ({
      ...common(name),
      value: String(values[name]),
      onChange: (value) => set(name, value as V[typeof name]),
    }),
    flag: (name) => ({
      ...common(name),
      checked: values[name] === true,
      onChange: (on) => set(name, on as V[typeof name]),
    }),
    form: { onSubmit, noValidate: true, ref },
  };
}

interface FaultFocus {
  ref: RefObject<HTMLFormElement | null>;
  /** Focuses the first faulty field; if there is none, the field of this name, if any. */
  focusFirstFault: (otherwise?: PropertyKey) => void;
}

/** Moves the focus once the faults are rendered, to the first one in document order. */
function useFaultFocus(): FaultFocus {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ otherwise: PropertyKey | undefined }>();
  useEffect(() => {
    const form = ref.current;
    if (wanted === undefined || form === null) return;
    const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    const named = wanted.otherwise === undefined ? null : form.elements.namedItem(String(wanted.otherwise));
    if (faulty !== null) faulty.focus();
    else if (named instanceof HTMLElement) named.focus();
  }, [wanted]);
  return { ref, focusFirstFault: (otherwise) => setWanted({ otherwise }) };
}

/** Returns only fields that have a message. */
function withText<V>(errors: FieldErrors<V>): FieldErrors<V> {
  return fromEntries<V>(entriesOf(errors).filter(([, text]) => Boolean(text)));
}

function only<V>(errors: FieldErrors<V>, names: readonly (keyof V)[]): FieldErrors<V> {
  return fromEntries<V>(entriesOf(errors).filter(([name]) => names.includes(name)));
}

function without<V>(errors: FieldErrors<V>, name: keyof V): FieldErrors<V> {
  return errors[name] === undefined ? errors : fromEntries<V>(entriesOf(errors).filter(([each]) => each !== name));
}

function entriesOf<V>(errors: FieldErrors<V>): [keyof V, string | undefined][] {
  return Object.entries(errors) as [keyof V, string | undefined][];
}

function fromEntries<V>(entries: [keyof V, string | undefined][]): FieldErrors<V> {
  return Object.fromEntries(entries) as FieldErrors<V>;
}
