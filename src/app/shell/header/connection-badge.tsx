import RotateCw from 'lucide-react/icons/rotate-cw';
import { reconnect, useConnection } from '../../../state/engine/connection.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './connection-badge.module.css';

/** The live connection as it is. On a phone anything but "Canlı" floats under the header, so that nothing moves. */
export function ConnectionBadge() {
  const { status } = useConnection();
  if (status === 'on') return <span className={classNames(styles['badge'], styles['on'])}>Canlı</span>;
  if (status === 'connecting') {
    return <span className={classNames(styles['badge'], styles['connecting'])}>Bağlanıyor…</span>;
  }
  return (
    <button type="button" className={classNames(styles['badge'], styles['off'])} onClick={() => void reconnect()}>
      Bağlantı yok · Yeniden bağlan
      <RotateCw size={14} aria-hidden="true" />
    </button>
  );
}
