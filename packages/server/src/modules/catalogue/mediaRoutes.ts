import { maxImageBytes } from '@pawlet/core/contract';
import { mediaCalls } from '@pawlet/operator';
import { translate } from '../../i18n/translate.ts';
import { mostPixels } from '../../ports/images.ts';
import { done, type OperatorArea, type OperatorCall } from '../operator-api/operatorArea.ts';
import { type OperatorProblem, refuseWith } from '../operator-api/problem.ts';
import { refuseLargeFile } from '../operator-api/receiveFile.ts';
import type { FileReason } from '../operator-api/reasons.ts';
import { pictureUrl } from '../products/wireValues.ts';
import type { PictureMeasure } from '../transfer/kind.ts';
import { computeHash, createShopPictures, getPictureFormat, ownRoot } from '../transfer/shopPictures.ts';
import { createShopVideos, readyVideo } from '../transfer/shopVideos.ts';

interface KeptPicture extends PictureMeasure {
  readonly key: string;
}

const million = 1_000_000;

/** Pictures and videos of the catalogue. */
export const mediaArea: OperatorArea = (add) => {
  add(
    mediaCalls.uploadPicture,
    async ({ baseUrl }, { prepared }) => {
      const { key, width, height, color } = prepared;
      return done({ key, url: pictureUrl(baseUrl, key), width, height, color }, { target: key });
    },
    { prepare: keepPicture },
  );

  add(
    mediaCalls.uploadVideo,
    async ({ baseUrl }, { prepared: address }) =>
      done({ address, url: pictureUrl(baseUrl, address) }, { target: address }),
    { prepare: keepVideo },
  );
};

type Prepared<TPrepared> = { readonly status: 'prepared'; readonly prepared: TPrepared } | OperatorProblem;

async function keepVideo({ deps, file }: OperatorCall): Promise<Prepared<string>> {
  const ready = file === undefined ? null : await readyVideo(file);
  if (ready === null) return refuseFile('video-type');
  await createShopVideos(deps).keep(ready);
  return { status: 'prepared', prepared: ready.address };
}

/** Stores a picture under the hash of its content, so that the same one is stored once. */
export async function keepPicture({ deps, file }: OperatorCall): Promise<Prepared<KeptPicture>> {
  if (file === undefined) return refuseWith('invalid', { fields: { file: 'required' } });
  if (file.size > maxImageBytes) return refuseLargeFile(maxImageBytes);
  if ((await getPictureFormat(file)) === null) return refuseFile('picture-type');
  // From its header: a picture that is too large is never decoded.
  const size = await deps.uploads.images.readSize(file);
  if (size === null) return refuseFile('picture-broken');
  if (size.width * size.height > mostPixels) return refusePixels(size);
  const pictures = createShopPictures(deps);
  const hash = await computeHash(file);
  if (!(await pictures.has(hash)) && !(await pictures.keep(hash, file, false)))
    return refuseFile('picture-broken');
  const measured = await pictures.measureFile(file);
  if (measured === null) return refuseFile('picture-broken');
  const { width, height, color } = measured;
  return { status: 'prepared', prepared: { key: `${ownRoot}${hash}`, width, height, color } };
}

function refusePixels({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): OperatorProblem {
  return refuseWith('invalid', {
    fields: { file: 'range' },
    reason: 'picture-pixels',
    detail: (language) => {
      const toText = (pixels: number) =>
        new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(pixels / million);
      return translate(language, 'operator.file.picture-pixels', {
        megapixels: toText(width * height),
        width,
        height,
        limit: toText(mostPixels),
      });
    },
  });
}

function refuseFile(reason: Exclude<FileReason, 'file-size' | 'picture-pixels'>): OperatorProblem {
  return refuseWith('invalid', {
    fields: { file: 'format' },
    reason,
    detail: (language) => translate(language, `operator.file.${reason}`),
  });
}
