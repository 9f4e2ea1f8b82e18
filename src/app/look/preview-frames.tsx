import styles from './look.module.css';

const widths = [320, 390, 768, 1280];
const themes = ['dark', 'light'];

/**
 * Shows the same page at every width and in both themes. Each frame has its own window, so that media queries apply.
 */
export function PreviewFrames() {
  return (
    <main className={styles['frames']}>
      {widths.flatMap((width) =>
        themes.map((theme) => (
          <figure key={`${width} ${theme}`} className={styles['figure']}>
            <figcaption>
              {width} · {theme}
            </figcaption>
            {/* oxlint-disable-next-line iframe-missing-sandbox -- our own page, and a sandbox that lets it run is none */}
            <iframe title={`${width} ${theme}`} src={`?tema=${theme}`} width={width} height={900} />
          </figure>
        )),
      )}
    </main>
  );
}
