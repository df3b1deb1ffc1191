import styles from './Identification.module.css';

const feet = [
  [92, 66],
  [259, 66],
  [92, 196],
  [259, 196],
] as const;
const serial = Array.from('FT26A041D700123');

/** The underside of a fountain, with its label enlarged below. The label's text is the same in every language. */
export function LabelPicture({ label }: { readonly label: string }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 351 372" role="img" aria-label={label}>
      <defs>
        <linearGradient id="pawlet-underside" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles['bodyLight']} />
          <stop offset="1" className={styles['bodyDark']} />
        </linearGradient>
      </defs>
      {/* The body, turned over. */}
      <rect className={styles['shadow']} x="58" y="34" width="235" height="206" rx="62" />
      <rect
        className={styles['body']}
        x="58"
        y="26"
        width="235"
        height="206"
        rx="62"
        fill="url(#pawlet-underside)"
      />
      <rect className={styles['rim']} x="68" y="36" width="215" height="186" rx="54" />
      {feet.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className={styles['foot']} cx={x} cy={y} r="11" />
          <circle className={styles['footShine']} cx={x - 2} cy={y - 3} r="6" />
        </g>
      ))}
      {/* The groove of the cable. */}
      <path className={styles['groove']} d="M175 26v34" />
      <circle className={styles['socket']} cx="175" cy="66" r="10" />
      {/* Screws. */}
      {[126, 225].map((x) => (
        <g key={x}>
          <circle className={styles['screw']} cx={x} cy="66" r="5" />
          <path className={styles['slot']} d={`M${x - 3} 66h6`} />
        </g>
      ))}
      {/* The label on the body. */}
      <g>
        <rect className={styles['label']} x="122" y="104" width="107" height="62" rx="4" />
        <path className={styles['mark']} d="M130 115h40" />
        <path className={styles['line']} d="M130 128h52M130 135h40M130 158h91" />
        <path className={styles['codeSmall']} d="M130 149h91" />
        <rect className={styles['versionBox']} x="195" y="110" width="27" height="12" rx="3" />
        <text className={styles['versionSmall']} x="208.5" y="119">
          v1.1
        </text>
      </g>
      <rect className={styles['marker']} x="117" y="99" width="117" height="72" rx="8" />
      {/* From the label to its enlargement. */}
      <path className={styles['ray']} d="M117 167L20 262M234 167L331 262" />
      <g>
        <rect className={styles['label']} x="12" y="256" width="327" height="104" rx="8" />
        <path className={styles['markLarge']} d="M26 274h68" />
        <text className={styles['small']} x="26" y="298">
          MODEL PF-300 · 5V 1A
        </text>
        <rect className={styles['versionBox']} x="270" y="266" width="56" height="26" rx="6" />
        <text className={styles['version']} x="298" y="284">
          v1.1
        </text>
        <path className={styles['code']} d="M26 315h299" />
        <text className={styles['small']} x="26" y="345">
          S/N
        </text>
        <rect className={styles['serialBox']} x="205" y="329" width="31" height="23" rx="5" />
        {serial.map((character, index) => (
          <text
            // oxlint-disable-next-line react/no-array-index-key -- the characters of one serial number never move
            key={index}
            className={styles['character']}
            data-marked={index === 8 || index === 9 || undefined}
            x={69 + index * 18 - (index > 8 ? 4 : 0)}
            y="346"
          >
            {character}
          </text>
        ))}
      </g>
      <Callout number={1} x={117} y={99} />
      <Callout number={2} x={326} y={264} />
      <Callout number={3} x={221} y={314} />
    </svg>
  );
}

function Callout({ number, x, y }: { readonly number: number; readonly x: number; readonly y: number }) {
  return (
    <g>
      <circle className={styles['callout']} cx={x} cy={y} r="11" />
      <text className={styles['calloutNumber']} x={x} y={y + 4.5}>
        {number}
      </text>
    </g>
  );
}
