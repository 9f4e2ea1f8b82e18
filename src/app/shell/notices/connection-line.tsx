import RotateCw from 'lucide-react/icons/rotate-cw';
import WifiOff from 'lucide-react/icons/wifi-off';
import { ageText } from '../../../domain/time.ts';
import type { ConnectionState } from '../../../model/connection.ts';
import { reconnect, useConnection, useServiceReachability } from '../../../state/engine/use-connection.ts';
import { useFreshness } from '../../../state/engine/freshness.ts';
import { useOnline } from '../../../state/engine/online.ts';
import { applyUpdate } from '../../../state/device/app-update.ts';
import { useToday } from '../../../state/device/clock.ts';
import styles from './header-notices.module.css';

/** Shows a connection problem and the age of the odds; nothing while live odds come in (rule updates-17). */
export function ConnectionLine() {
  const { isStale: old, lastUpdateAt: since, areHubsBlocked: blocked } = useFreshness();
  const { status } = useConnection();
  const online = useOnline();
  const outdated = useServiceReachability() === 'outdated';
  const today = useToday();
  if (!old) return null;
  const wordsOf = (): string => {
    if (!online) return 'İnternet bağlantın yok';
    if (outdated) return 'Yeni sürüm gerekli';
    // The services respond, so the network works and blocks only the hubs.
    return blocked ? 'Canlı oranlar bu ağda engelleniyor' : words[status];
  };
  return (
    <p className={`row gap-2 text-xs weight-600 ${styles['line']}`}>
      <WifiOff size={15} aria-hidden="true" />
      <span className="num">
        {wordsOf()}
        {since > 0 && `\u00a0· son oranlar ${ageText(since, today)}`}
      </span>
      {outdated && (
        <button type="button" className={`middle rigid weight-700 ${styles['again']}`} onClick={applyUpdate}>
          <RotateCw size={14} aria-hidden="true" /> Güncelle
        </button>
      )}
      {online && !outdated && status === 'off' && (
        <button type="button" className={`middle rigid weight-700 ${styles['again']}`} onClick={() => void reconnect()}>
          <RotateCw size={14} aria-hidden="true" /> Yeniden bağlan
        </button>
      )}
    </p>
  );
}

const words: Record<ConnectionState['status'], string> = {
  on: 'Bağlanıyor…',
  connecting: 'Bağlanıyor…',
  off: 'Bağlantı yok',
};
