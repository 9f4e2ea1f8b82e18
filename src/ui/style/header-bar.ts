/** Height of the product's header without its notices, px: `--bar` in `tokens.css`. */
export const HEADER_BAR_PX = 56;
