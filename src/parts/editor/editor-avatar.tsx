import { Avatar } from '../../ui/control/avatar.tsx';
import { FramedPicture } from '../../ui/picture/framed-picture.tsx';
import styles from './editor-avatar.module.css';

interface EditorAvatarProps {
  name: string;
  /** '' for none. */
  image: string;
  size?: 'small' | 'large';
}

/** Picture of an editor, or the initials; decorative, because the name is written beside it. */
export function EditorAvatar({ name, image, size = 'small' }: EditorAvatarProps) {
  return (
    <Avatar person={{ name, surname: name.split(' ').at(-1) ?? '' }} size={size}>
      {image !== '' && <FramedPicture address={image} alt="" className={styles['picture']} />}
    </Avatar>
  );
}
