/**
 * `/__look` of the development server: every part of the design system. Never part of a build, because nothing of the
 * product imports it.
 */
import '../../ui/style/tokens.css';
import '../../ui/style/base.css';
import '../../ui/style/primitives.css';
import '../../ui/style/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewFrames } from './preview-frames.tsx';
import { AllSamples } from './all-samples.tsx';

const theme = new URLSearchParams(location.search).get('tema');
const place = document.getElementById('root');
if (place === null) throw new Error('the page has a #root');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
createRoot(place).render(<StrictMode>{theme === null ? <PreviewFrames /> : <AllSamples />}</StrictMode>);
