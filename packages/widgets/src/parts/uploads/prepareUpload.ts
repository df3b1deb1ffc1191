import { isSendableImage, sendProblem, type FileProblem, type UploadLimits } from './checkFile.ts';
import { preparePicture } from './picture/preparePicture.ts';
import type { UploadKind } from './types.ts';
import { readVideo } from './video/readVideo.ts';

/** A file ready to be sent. */
export interface ReadyFile {
  readonly content: Blob;
  /** Preview of the tile; undefined where this browser cannot show it. */
  readonly preview: Blob | undefined;
  readonly durationSeconds?: number | undefined;
}

/** Validates and prepares a file. Loaded with the first file, since most forms are sent without any. */
export async function prepareUpload(
  file: File,
  kind: UploadKind,
  mostVideoSeconds: number | undefined,
  limits: UploadLimits | undefined,
): Promise<ReadyFile | { readonly problem: FileProblem }> {
  if (kind === 'video') return prepareVideo(file, mostVideoSeconds, limits);
  let content: Blob;
  try {
    content = await preparePicture(file);
  } catch {
    // The browser cannot decode it. A type unknown to the browser may still be accepted by the server.
    if (!isSendableImage(file) || file.type !== 'image/avif') return { problem: 'unreadable' };
    content = file;
  }
  const problem = isSendableImage(content) ? sendProblem('image', content, limits) : 'kind';
  return problem === undefined ? { content, preview: content } : { problem };
}

async function prepareVideo(
  file: File,
  mostVideoSeconds: number | undefined,
  limits: UploadLimits | undefined,
): Promise<ReadyFile | { readonly problem: FileProblem }> {
  const problem = sendProblem('video', file, limits);
  if (problem !== undefined) return { problem };
  const { durationSeconds, poster } = await readVideo(file);
  if (mostVideoSeconds !== undefined && durationSeconds !== undefined && durationSeconds > mostVideoSeconds) {
    return { problem: 'video-length' };
  }
  return { content: file, preview: poster, durationSeconds };
}
