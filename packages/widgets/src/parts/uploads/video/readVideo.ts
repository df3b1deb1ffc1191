/** Metadata of a video before it is sent. */
export interface VideoFacts {
  /** Undefined where this browser cannot read the file; the server validates it too. */
  readonly durationSeconds: number | undefined;
  /** The first frame, undefined where this browser cannot show it. */
  readonly poster: Blob | undefined;
}

const patienceMs = 10_000;
const posterHeight = 480;

/** Reads length and first frame of a video with a hidden element. */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const controller = new AbortController();
  const patience = setTimeout(() => controller.abort(), patienceMs);
  try {
    video.src = address;
    await getEvent(video, 'loadedmetadata', controller.signal);
    const durationSeconds = await readLength(video, controller.signal);
    return { durationSeconds, poster: await takePoster(video, durationSeconds, controller.signal) };
  } catch {
    // A format this browser cannot play may still be accepted by the shop.
    return { durationSeconds: undefined, poster: undefined };
  } finally {
    clearTimeout(patience);
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Browser recordings have no length until their end has been sought. */
async function readLength(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const changed = getEvent(video, 'durationchange', signal);
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await changed;
  return video.duration;
}

async function takePoster(
  video: HTMLVideoElement,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<Blob | undefined> {
  const sought = getEvent(video, 'seeked', signal);
  video.currentTime = Math.min(0.1, durationSeconds / 2);
  await sought;
  const share = Math.min(1, posterHeight / Math.max(video.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * share);
  canvas.height = Math.round(video.videoHeight * share);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.8);
  });
}

function getEvent(video: HTMLVideoElement, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('Pawlet: this browser cannot read the video.'));
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });
}
