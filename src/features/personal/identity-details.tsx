import type { PersonalInformation } from '../../model/player.ts';
import { Group } from '../../parts/page/group.tsx';
import styles from './personal.module.css';
import { format, parse } from '@formkit/tempo';

/** Facts that cannot be changed after registration. Facts the service does not return are omitted. */
export function IdentityDetails({ person }: { person: PersonalInformation }) {
  const facts = [
    ['Ad soyad', `${person.name} ${person.surname}`.trim()],
    ['T.C. kimlik numarası', person.identityNumber],
    ['Doğum tarihi', birthDateText(person.birthDate)],
    ['Üye no', String(person.playerNo)],
  ].filter(([, value]) => value !== '');
  return (
    <Group title="Kimlik bilgilerin">
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={`row between wrap ${styles['fact']}`}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`text-xs muted leading-145 ${styles['why']}`}>
        Bu bilgiler üyeliğinde kimlik kayıtlarıyla doğrulandı, bu yüzden değiştirilemez. Bir yanlışlık varsa müşteri
        hizmetlerine bildir.
      </p>
    </Group>
  );
}

/** "1990-01-05" → "5 Ocak 1990"; '' for an invalid date. */
export function birthDateText(isoDay: string): string {
  try {
    return format(parse(isoDay, 'YYYY-MM-DD', 'tr'), 'D MMMM YYYY', 'tr');
  } catch {
    // The library throws for an invalid date.
    return '';
  }
}
