"""Joint non-local means for a pair of renders of the same scene with different seeds."""

import numpy as np

REACH = 3
STRENGTH = 0.55


def box(image, radius):
    """Mean over a square window, edges repeated."""
    size = 2 * radius + 1
    pad = [(radius + 1, radius), (radius + 1, radius)] + [(0, 0)] * (image.ndim - 2)
    total = np.pad(image, pad, mode="edge").cumsum(axis=0, dtype=np.float64).cumsum(axis=1)
    window = total[size:, size:] - total[:-size, size:] - total[size:, :-size] + total[:-size, :-size]
    return (window / size**2).astype(np.float32)


def shifted(image, dy, dx):
    """The image moved by an offset, edges repeated."""
    height, width = image.shape[:2]
    result = np.roll(image, (-dy, -dx), axis=(0, 1))
    if dy > 0:
        result[height - dy :] = result[height - dy - 1]
    elif dy < 0:
        result[:-dy] = result[-dy]
    if dx > 0:
        result[:, width - dx :] = result[:, width - dx - 1 : width - dx]
    elif dx < 0:
        result[:, :-dx] = result[:, -dx : -dx + 1]
    return result


def tame(colour):
    """Cap single bright pixels at the second brightest of their neighbours."""
    light = colour.max(axis=2)
    around = np.stack([shifted(light, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.partition(around, -2, axis=0)[-2] * 1.15 + 1e-3
    factor = np.minimum(1.0, limit / np.maximum(light, 1e-6))
    return colour * factor[:, :, None]


def tone(colour):
    """Compress so that noise weighs about the same in shadows and highlights."""
    return np.sqrt(np.clip(colour, 0, 4))


def guide(first, second, tolerance):
    """Mean of a guide pass, its noise and the difference that counts as an edge."""
    noise = box(((first - second) ** 2).sum(axis=2) / 4, 2)
    return (first + second) / 2, noise, tolerance


def difference(mean, noise, tolerance, dy, dx):
    """How strongly a guide says that the shifted pixel belongs to another surface."""
    distance = ((mean - shifted(mean, dy, dx)) ** 2).sum(axis=2)
    expected = noise + shifted(noise, dy, dx)
    return np.maximum(distance - 2 * expected, 0) / (tolerance + 4 * expected)


def window_mean(image):
    """Mean over 3 x 3 pixels, quick version for the inner loop."""
    padded = np.pad(image, 1, mode="edge")
    rows = padded[:-2] + padded[1:-1] + padded[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9


def denoise(first, second):
    """Average of both halves, each filtered with weights measured on the other one."""
    colours = [tame(first[0]), tame(second[0])]
    guides = [guide(first[1], second[1], 0.02), guide(first[2], second[2], 0.003)]
    tones = [tone(colour) for colour in colours]
    variance = box(((tones[0] - tones[1]) ** 2).mean(axis=2) / 2, 3) + 2e-6
    sums = [np.zeros_like(colours[0]), np.zeros_like(colours[0])]
    weights = [np.zeros(colours[0].shape[:2], np.float32) for _ in range(2)]
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            feature = sum(difference(*each, dy, dx) for each in guides)
            noise = variance + np.minimum(variance, shifted(variance, dy, dx))
            floor = 2 * STRENGTH * noise
            for half in (0, 1):
                measured = tones[1 - half]
                distance = ((measured - shifted(measured, dy, dx)) ** 2).mean(axis=2)
                distance = window_mean(distance - noise)
                weight = np.exp(-np.maximum(distance, 0) / floor - feature)
                sums[half] += weight[:, :, None] * shifted(colours[half], dy, dx)
                weights[half] += weight
    fine = sum(s / w[:, :, None] for s, w in zip(sums, weights)) / 2
    return even(fine, guides, variance)


def even(colour, guides, variance):
    """Second pass over wider steps: takes the soft blotches out of plain surfaces."""
    tones = tone(colour)
    total = colour.copy()
    weights = np.ones(colour.shape[:2], np.float32)
    floor = 0.12 * variance + 4e-6
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            if not dy and not dx:
                continue
            y, x = dy * 5, dx * 5
            feature = sum(difference(*each, y, x) for each in guides)
            distance = window_mean(((tones - shifted(tones, y, x)) ** 2).mean(axis=2))
            weight = np.exp(-distance / (2 * floor) - feature * 4)
            total += weight[:, :, None] * shifted(colour, y, x)
            weights += weight
    return total / weights[:, :, None]
