/** Layout of every screen in wide windows. */
import { walkEveryScreen } from '../support/layout-walk.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

walkEveryScreen(sizes, false);
