import { useState } from 'react';
import styles from './country-flag.module.css';

/** The country's flag, or its code where the picture is missing or cannot be had (offline). */
export function CountryFlag({ country, icon }: { country: string; icon: string }) {
  const [broken, setBroken] = useState('');
  if (icon === '' || broken === icon) {
    return (
      <span className={styles['code']} aria-hidden="true">
        {country.slice(0, 3)}
      </span>
    );
  }
  return (
    <img
      className={styles['flag']}
      src={icon}
      alt=""
      width={18}
      height={12}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(icon)}
    />
  );
}
