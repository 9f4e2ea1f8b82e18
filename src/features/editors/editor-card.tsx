import { Link } from 'wouter';
import type { Editor } from '../../model/editor.ts';
import { EditorAvatar } from '../../parts/editor/editor-avatar.tsx';
import { contentLinks } from '../../routes/content-routes.ts';
import { EditorStar } from './editor-star.tsx';
import styles from './editors.module.css';
import { ResultStrip } from '../../parts/editor/result-strip.tsx';

/** An editor of a list: a tap anywhere but on the star opens the comments. */
export function EditorCard({ editor }: { editor: Editor }) {
  const { id, name, image, title, lastResults } = editor;
  return (
    <article className={`card stack middle gap-3 ${styles['card']}`} data-editor={id}>
      <EditorAvatar name={name} image={image} />
      <div className={`stack shrink ${styles['words']}`}>
        <h2 className={`text-md weight-700 ${styles['name']}`}>
          <Link href={contentLinks.editor(id)} className={styles['link']}>
            {name}
          </Link>
        </h2>
        <p className="text-xs muted num">
          {[title, editorRecordText(editor)].filter((text) => text !== '').join(' · ')}
        </p>
        <ResultStrip results={lastResults} />
      </div>
      <EditorStar editor={editor} />
    </article>
  );
}

/** "14 tuttu, 9 tutmadı"; '' if the service does not return the counts. */
export function editorRecordText({ won, lost }: Pick<Editor, 'won' | 'lost'>): string {
  return won === null || lost === null ? '' : `${won} tuttu, ${lost} tutmadı`;
}
