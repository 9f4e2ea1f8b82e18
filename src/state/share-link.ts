/** Sharing an address, for screens. */
export { shareLink, type Shared } from '../platform/share-link.ts';
