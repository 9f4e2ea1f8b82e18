import { useState } from 'react';
import { Avatar } from '../../ui/control/avatar.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ChipLinks } from '../../ui/control/chip-links.tsx';
import { Chip } from '../../ui/control/chip.tsx';
import { OptionList } from '../../ui/control/option-list.tsx';
import { SearchBox } from '../../ui/control/search-box.tsx';
import { SearchField } from '../../ui/control/search-field.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { Switch } from '../../ui/control/switch.tsx';
import { TabBar } from '../../ui/control/tab-bar.tsx';
import { ThemeChoice } from '../../ui/control/theme-choice.tsx';
import { FramedList } from '../../ui/list/framed-list.tsx';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { sports } from '../../domain/sports.ts';
import { Sample } from './sample.tsx';

const segments = [
  { value: 'lig', label: 'Lige göre' },
  { value: 'tarih', label: 'Tarihe göre' },
] as const;
const tabs = [
  { id: 'oranlar', label: 'Tüm Oranlar', href: '#oranlar' },
  { id: 'ozet', label: 'Özet', href: '#ozet' },
  { id: 'puan-durumu', label: 'Puan Durumu', href: '#puan-durumu' },
];

export function ControlSamples() {
  const [segment, setSegment] = useState<(typeof segments)[number]['value']>('lig');
  const [on, setOn] = useState(true);
  const [search, setSearch] = useState('');
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  return (
    <>
      <Sample name="Button">
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
      </Sample>
      <Sample name="Chip">
        <Chip>Bugün</Chip>
        <Chip selected>Yarın</Chip>
      </Sample>
      <Sample name="Segmented">
        <Segmented options={segments} value={segment} onChange={setSegment} label="Sıralama" />
        <ThemeChoice value={theme} onChange={setTheme} />
      </Sample>
      <Sample name="Switch">
        <Switch label="Artan oranları kabul et" hint="Oran yükselirse sormadan oynanır." on={on} onChange={setOn} />
      </Sample>
      <Sample name="TabBar, ChipLinks">
        <TabBar tabs={tabs} current="oranlar" />
        <ChipLinks links={tabs} current="ozet" label="Sekmeler" />
      </Sample>
      <Sample name="SearchField">
        <SearchField value={search} onSearch={setSearch} label="Lig ara" placeholder="Lig ara…" />
      </Sample>
      <Sample name="SearchBox">
        <SearchBox size="field" text={search} onText={setSearch} label="Bayi ara" placeholder="Bayi ara" />
        <SearchBox size="wide" text={search} onText={setSearch} label="Yardımda ara" placeholder="Yardımda ara" />
      </Sample>
      <Sample name="OptionList">
        <OptionList options={segments} value={segment} onChange={setSegment} />
      </Sample>
      <Sample name="FramedList">
        <FramedList className="fill">
          <li className="pad">Takip ettiğin maç</li>
          <li className="pad">Takip ettiğin takım</li>
        </FramedList>
      </Sample>
      <Sample name="SportIcon">
        {sports.map(({ id, name }) => (
          <span key={id} title={name}>
            <SportIcon sportId={id} size={24} />
          </span>
        ))}
      </Sample>
      <Sample name="Avatar">
        <Avatar person={{ name: 'Deniz', surname: 'Yılmaz' }} />
        <Avatar person={{ name: 'Işık', surname: 'Öz' }} size="large" />
      </Sample>
    </>
  );
}
