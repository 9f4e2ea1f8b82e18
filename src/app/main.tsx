import '../ui/style/tokens.css';
import '../ui/style/base.css';
import './frame.css';
import { startTab } from './start-tab.tsx';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has a #root');
// The code has run by then: two tasks of a phone's 60 ms, not one of 120.
setTimeout(startTab, 0, place);
