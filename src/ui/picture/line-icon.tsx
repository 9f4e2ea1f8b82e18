/** Icons of the entry: the icon library's runtime, 1.5 KB, is loaded with the first screen that needs more. */

const drawings = {
  search: 'M20.5 20.5 16 16M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0',
  back: 'm15 18-6-6 6-6',
  alert: 'M12 4 2.5 20h19zM12 10v4.5M12 17.4v.1',
  offline: 'm3 3 18 18M6.2 9.6A5 5 0 0 0 7 19.5h10M10.3 6.2a6.3 6.3 0 0 1 8 5.2 4.3 4.3 0 0 1 2.4 6.2',
} as const;

/** Icon in the text colour; decorative, because the words are beside it. */
export function LineIcon({ of, size }: { of: keyof typeof drawings; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[of]} />
    </svg>
  );
}
