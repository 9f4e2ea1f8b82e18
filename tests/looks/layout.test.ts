/** Layout of every screen on phones and tablets. */
import { walkEveryScreen } from '../support/layout-walk.ts';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];

walkEveryScreen(sizes, true);
