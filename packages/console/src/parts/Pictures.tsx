import { Stack } from '@mui/material';
import { useText } from '../texts/useText.ts';

export interface PicturesProps {
  readonly images: readonly string[];
  /** @default none */
  readonly videos?: readonly string[];
}

const side = 96;

/** Pictures and videos of a shopper, small; each opens in a tab of its own. */
export function Pictures({ images, videos = [] }: PicturesProps) {
  const text = useText();
  if (images.length + videos.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {images.map((address, index) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <img
            src={address}
            alt={text('picture.alt', { number: index + 1 })}
            width={side}
            height={side}
            loading="lazy"
            style={{ objectFit: 'cover', borderRadius: 8 }}
          />
        </a>
      ))}
      {videos.map((address, index) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
          {text('picture.video', { number: index + 1 })}
        </a>
      ))}
    </Stack>
  );
}
