import { Avatar } from '../../ui/control/avatar.tsx';
import { Framed } from '../../ui/picture/framed.tsx';
import styles from './editor-face.module.css';

export interface EditorFaceProps {
  name: string;
  /** '' for none. */
  image: string;
  size?: 'small' | 'large';
}

/** Picture of an editor, or the initials; decorative, because the name is written beside it. */
export function EditorFace({ name, image, size = 'small' }: EditorFaceProps) {
  return (
    <Avatar person={{ name, surname: name.split(' ').at(-1) ?? '' }} size={size}>
      {image !== '' && <Framed address={image} alt="" className={styles['picture']} />}
    </Avatar>
  );
}
