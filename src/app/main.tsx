import '../ui/style/tokens.css';
import '../ui/style/base.css';
import '../ui/style/primitives.css';
import '../ui/style/forced-colors.css';
import './frame.css';
import { startTab } from './start-tab.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('no #root');
startTab(place);
