import { useState } from 'react';
import { Avatar } from '../../ui/control/avatar.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { Switch } from '../../ui/control/switch.tsx';
import { TabBar } from '../../ui/control/tab-bar.tsx';
import { ThemeChoice } from '../../ui/control/theme-choice.tsx';
import { Part } from './part.tsx';

const segments = [
  { value: 'lig', label: 'Lige göre' },
  { value: 'tarih', label: 'Tarihe göre' },
] as const;
const tabs = [
  { id: 'oranlar', label: 'Tüm Oranlar', href: '#oranlar' },
  { id: 'ozet', label: 'Özet', href: '#ozet' },
  { id: 'puan-durumu', label: 'Puan Durumu', href: '#puan-durumu' },
];

export function Controls() {
  const [segment, setSegment] = useState<(typeof segments)[number]['value']>('lig');
  const [on, setOn] = useState(true);
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <>
      <Part name="Button">
        {(['primary', 'quiet', 'text'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            Oyna · 100,00 ₺
          </Button>
        ))}
        <Button variant="primary" disabled>
          Oyna · 100,00 ₺
        </Button>
        <Button variant="primary" wide>
          Oyna · 100,00 ₺
        </Button>
      </Part>
      <Part name="Chip">
        <Chip>Bugün</Chip>
        <Chip selected>Yarın</Chip>
      </Part>
      <Part name="Segmented">
        <Segmented options={segments} value={segment} onChange={setSegment} label="Sıralama" />
        <ThemeChoice value={theme} onChange={setTheme} />
      </Part>
      <Part name="Switch">
        <Switch label="Artan oranları kabul et" hint="Oran yükselirse sormadan oynanır." on={on} onChange={setOn} />
      </Part>
      <Part name="TabBar">
        <TabBar tabs={tabs} current="oranlar" />
      </Part>
      <Part name="Avatar">
        <Avatar person={{ name: 'Deniz', surname: 'Yılmaz' }} />
        <Avatar person={{ name: 'Işık', surname: 'Öz' }} size="large" />
      </Part>
    </>
  );
}
