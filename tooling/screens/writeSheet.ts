import sharp from 'sharp';

/** A picture of a screen, with a caption. */
export interface LabelledPicture {
  readonly picture: Buffer;
  /** @default no caption */
  readonly label?: string | undefined;
}

/** The layout of a sheet. */
export interface SheetLayout {
  readonly columns: number;
  /** Width of each screen in px. */
  readonly width: number;
}

const gap = 16;
const labelHeight = 18;

/** Writes screens side by side into one WebP file. */
export async function writeSheet(
  path: string,
  pictures: readonly LabelledPicture[],
  { columns, width }: SheetLayout,
): Promise<void> {
  const screens = await Promise.all(
    pictures.map(async ({ picture, label }) => ({
      label,
      screen: await sharp(picture).resize(width).png().toBuffer({ resolveWithObject: true }),
    })),
  );
  const height = Math.max(...screens.map(({ screen }) => screen.info.height));
  const hasLabels = screens.some(({ label }) => label !== undefined);
  const rowHeight = height + gap + (hasLabels ? labelHeight : 0);
  const drawn = Math.min(columns, screens.length);
  await sharp({
    create: {
      width: gap + drawn * (width + gap),
      height: gap + Math.ceil(screens.length / columns) * rowHeight,
      channels: 3,
      background: '#e8e8ec',
    },
  })
    .composite(
      screens.flatMap(({ screen, label }, index) => {
        const left = gap + (index % columns) * (width + gap);
        const top = gap + Math.floor(index / columns) * rowHeight;
        const picture = { input: screen.data, left, top };
        return label === undefined
          ? [picture]
          : [picture, { input: drawLabel(label, width), left, top: top + height + 2 }];
      }),
    )
    .webp({ quality: 72, effort: 6 })
    .toFile(path);
}

function drawLabel(label: string, width: number): Buffer {
  const words = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text x="0" y="12" font-family="sans-serif" font-size="10" fill="#555">${words}</text></svg>`,
  );
}
