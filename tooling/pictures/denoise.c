/*
 * Joint non-local means for two renders of one scene with different seeds: each half is filtered with weights measured
 * on the other one, so that its own noise cannot be taken for detail. See denoise.py, which builds and calls this.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define REACH 4
#define STRENGTH 0.6f
#define WIDE_STEP 5
#define WIDE_COUNT 2
#define PAD (WIDE_STEP * WIDE_COUNT + 2)
#define STRIP 16

static float at_most(float a, float b) { return a < b ? a : b; }
static float at_least(float a, float b) { return a > b ? a : b; }

static long clamped(long value, long count) { return value < 0 ? 0 : value >= count ? count - 1 : value; }

/* Planes with a border of PAD repeated pixels, so that inner loops need no bounds. */
typedef struct {
    long height, width, stride, size;
} Frame;

static float *plane(const Frame *f, int count) { return malloc(sizeof(float) * (size_t)f->size * count); }

static void repeat_border(const Frame *f, float *data) {
    for (long y = 0; y < f->height; y++) {
        float *row = data + (y + PAD) * f->stride;
        for (long x = 0; x < PAD; x++) {
            row[x] = row[PAD];
            row[PAD + f->width + x] = row[PAD + f->width - 1];
        }
    }
    for (long y = 0; y < PAD; y++) {
        memcpy(data + y * f->stride, data + PAD * f->stride, sizeof(float) * f->stride);
        memcpy(data + (PAD + f->height + y) * f->stride, data + (PAD + f->height - 1) * f->stride, sizeof(float) * f->stride);
    }
}

static void split(const Frame *f, const float *source, float *planes) {
    for (int c = 0; c < 3; c++) {
        float *out = planes + c * f->size;
        for (long y = 0; y < f->height; y++)
            for (long x = 0; x < f->width; x++) out[(y + PAD) * f->stride + x + PAD] = source[(y * f->width + x) * 3 + c];
        repeat_border(f, out);
    }
}

/* Cap single bright pixels at the second brightest of their neighbours. */
static void tame(const Frame *f, const float *source, float *colour) {
#pragma omp parallel for schedule(dynamic, 16)
    for (long y = 0; y < f->height; y++)
        for (long x = 0; x < f->width; x++) {
            float first = 0, second = 0, own = 0;
            for (int dy = -1; dy <= 1; dy++)
                for (int dx = -1; dx <= 1; dx++) {
                    const float *p = source + (clamped(y + dy, f->height) * f->width + clamped(x + dx, f->width)) * 3;
                    float light = at_least(p[0], at_least(p[1], p[2]));
                    if (!dy && !dx) {
                        own = light;
                        continue;
                    }
                    if (light > first) {
                        second = first;
                        first = light;
                    } else if (light > second)
                        second = light;
                }
            float factor = at_most(1.0f, (second * 1.15f + 1e-3f) / at_least(own, 1e-6f));
            for (int c = 0; c < 3; c++)
                colour[c * f->size + (y + PAD) * f->stride + x + PAD] = source[(y * f->width + x) * 3 + c] * factor;
        }
    for (int c = 0; c < 3; c++) repeat_border(f, colour + c * f->size);
}

/* Noise weighs about the same in shadows and highlights. */
static void tone(const Frame *f, const float *colour, float *out) {
    for (long i = 0; i < f->size * 3; i++) out[i] = sqrtf(at_most(at_least(colour[i], 0), 4));
}

/* Mean over a square window. */
static void box(const Frame *f, float *data, int radius) {
    float *rows = plane(f, 1);
    float share = 1.0f / (2 * radius + 1);
    repeat_border(f, data);
#pragma omp parallel for
    for (long y = 0; y < f->height + 2 * PAD; y++)
        for (long x = PAD; x < PAD + f->width; x++) {
            float sum = 0;
            for (int d = -radius; d <= radius; d++) sum += data[y * f->stride + x + d];
            rows[y * f->stride + x] = sum * share;
        }
#pragma omp parallel for
    for (long y = PAD; y < PAD + f->height; y++)
        for (long x = PAD; x < PAD + f->width; x++) {
            float sum = 0;
            for (int d = -radius; d <= radius; d++) sum += rows[(y + d) * f->stride + x];
            data[y * f->stride + x] = sum * share;
        }
    repeat_border(f, data);
    free(rows);
}

/* Mean of a guide pass (into `first`) and its noise. */
static void guide(const Frame *f, float *first, const float *second, float *noise) {
    for (long i = 0; i < f->size; i++) {
        float sum = 0;
        for (int c = 0; c < 3; c++) {
            long at = c * f->size + i;
            float gap = first[at] - second[at];
            sum += gap * gap / 4;
            first[at] = (first[at] + second[at]) / 2;
        }
        noise[i] = sum;
    }
    box(f, noise, 2);
}

typedef struct {
    const float *mean, *noise;
    float tolerance;
} Guide;

/* How strongly the guides say that the pixel at `q` lies on another surface than the one at `p`. */
static inline float apart(const Guide *g, long size, long p, long q) {
    float sum = 0;
    for (int k = 0; k < 2; k++) {
        float distance = 0;
        for (int c = 0; c < 3; c++) {
            float gap = g[k].mean[c * size + p] - g[k].mean[c * size + q];
            distance += gap * gap;
        }
        float expected = g[k].noise[p] + g[k].noise[q];
        sum += at_least(distance - 2 * expected, 0) / (g[k].tolerance + 4 * expected);
    }
    return sum;
}

static void near_pass(const Frame *f, float *colours[2], float *tones[2], const Guide *guides, const float *variance, float *out) {
    long strips = (f->height + STRIP - 1) / STRIP;
#pragma omp parallel for schedule(dynamic, 1)
    for (long strip = 0; strip < strips; strip++) {
        long from = strip * STRIP, rows = at_most(STRIP, f->height - from);
        float *gaps = malloc(sizeof(float) * f->stride * (STRIP + 2) * 2);
        float *total = calloc((size_t)f->stride * STRIP * 8, sizeof(float));
        long area = f->stride * STRIP;
        for (int dy = -REACH; dy <= REACH; dy++)
            for (int dx = -REACH; dx <= REACH; dx++) {
                long shift = dy * f->stride + dx;
                for (int half = 0; half < 2; half++) {
                    const float *m = tones[1 - half];
                    for (long y = -1; y <= rows; y++) {
                        float *gap = gaps + (half * (STRIP + 2) + y + 1) * f->stride;
                        long base = (from + y + PAD) * f->stride;
                        for (long x = PAD - 1; x < PAD + f->width + 1; x++) {
                            long p = base + x, q = p + shift;
                            float a = m[p] - m[q], b = m[f->size + p] - m[f->size + q], c = m[2 * f->size + p] - m[2 * f->size + q];
                            gap[x] = (a * a + b * b + c * c) / 3 - variance[p] - at_most(variance[p], variance[q]);
                        }
                    }
                }
                for (long y = 0; y < rows; y++) {
                    long base = (from + y + PAD) * f->stride;
                    for (int half = 0; half < 2; half++) {
                        const float *above = gaps + (half * (STRIP + 2) + y) * f->stride;
                        const float *here = above + f->stride, *below = here + f->stride;
                        const float *colour = colours[half];
                        float *sum = total + half * 4 * area + y * f->stride;
                        for (long x = PAD; x < PAD + f->width; x++) {
                            long p = base + x, q = p + shift;
                            float distance = (above[x - 1] + above[x] + above[x + 1] + here[x - 1] + here[x] + here[x + 1] + below[x - 1] + below[x] + below[x + 1]) / 9;
                            float noise = variance[p] + at_most(variance[p], variance[q]);
                            float weight = expf(-at_least(distance, 0) / (2 * STRENGTH * noise) - apart(guides, f->size, p, q));
                            sum[x] += weight * colour[q];
                            sum[area + x] += weight * colour[f->size + q];
                            sum[2 * area + x] += weight * colour[2 * f->size + q];
                            sum[3 * area + x] += weight;
                        }
                    }
                }
            }
        for (long y = 0; y < rows; y++)
            for (long x = PAD; x < PAD + f->width; x++)
                for (int c = 0; c < 3; c++) {
                    const float *a = total + y * f->stride + x, *b = a + 4 * area;
                    out[c * f->size + (from + y + PAD) * f->stride + x] = (a[c * area] / a[3 * area] + b[c * area] / b[3 * area]) / 2;
                }
        free(gaps);
        free(total);
    }
    for (int c = 0; c < 3; c++) repeat_border(f, out + c * f->size);
}

/* Second pass over wider steps: takes the soft blotches out of plain surfaces. */
static void wide_pass(const Frame *f, const float *colour, const float *toned, const Guide *guides, const float *variance, float *result) {
#pragma omp parallel for schedule(dynamic, 16)
    for (long y = 0; y < f->height; y++)
        for (long x = 0; x < f->width; x++) {
            long p = (y + PAD) * f->stride + x + PAD;
            float sum[3] = {colour[p], colour[f->size + p], colour[2 * f->size + p]}, weights = 1;
            float floor = 0.12f * variance[p] + 4e-6f;
            for (int dy = -WIDE_COUNT; dy <= WIDE_COUNT; dy++)
                for (int dx = -WIDE_COUNT; dx <= WIDE_COUNT; dx++) {
                    if (!dy && !dx) continue;
                    long shift = (dy * f->stride + dx) * WIDE_STEP;
                    float feature = apart(guides, f->size, p, p + shift) * 4;
                    if (feature > 12) continue;
                    float distance = 0;
                    for (int oy = -1; oy <= 1; oy++)
                        for (int ox = -1; ox <= 1; ox++) {
                            long a = p + oy * f->stride + ox;
                            for (int c = 0; c < 3; c++) {
                                float gap = toned[c * f->size + a] - toned[c * f->size + a + shift];
                                distance += gap * gap;
                            }
                        }
                    float weight = expf(-distance / 27 / (2 * floor) - feature);
                    for (int c = 0; c < 3; c++) sum[c] += weight * colour[c * f->size + p + shift];
                    weights += weight;
                }
            for (int c = 0; c < 3; c++) result[(y * f->width + x) * 3 + c] = sum[c] / weights;
        }
}

/* All pictures are height x width x 3; colour, normal and surface colour of both halves, then the result. */
void denoise(long height, long width, const float *colour1, const float *normal1, const float *albedo1, const float *colour2, const float *normal2, const float *albedo2, float *result) {
    Frame frame = {height, width, width + 2 * PAD, (height + 2 * PAD) * (width + 2 * PAD)}, *f = &frame;
    float *colours[2] = {plane(f, 3), plane(f, 3)}, *tones[2] = {plane(f, 3), plane(f, 3)};
    tame(f, colour1, colours[0]);
    tame(f, colour2, colours[1]);
    tone(f, colours[0], tones[0]);
    tone(f, colours[1], tones[1]);
    float *variance = plane(f, 1);
    for (long i = 0; i < f->size; i++) {
        float sum = 0;
        for (int c = 0; c < 3; c++) {
            float gap = tones[0][c * f->size + i] - tones[1][c * f->size + i];
            sum += gap * gap;
        }
        variance[i] = sum / 6;
    }
    box(f, variance, 3);
    for (long i = 0; i < f->size; i++) variance[i] += 2e-6f;
    float *normal = plane(f, 3), *albedo = plane(f, 3), *other = plane(f, 3), *noises = plane(f, 2);
    split(f, normal1, normal);
    split(f, normal2, other);
    guide(f, normal, other, noises);
    split(f, albedo1, albedo);
    split(f, albedo2, other);
    guide(f, albedo, other, noises + f->size);
    Guide guides[2] = {{normal, noises, 0.02f}, {albedo, noises + f->size, 0.003f}};
    near_pass(f, colours, tones, guides, variance, other);
    tone(f, other, tones[0]);
    wide_pass(f, other, tones[0], guides, variance, result);
    float *all[] = {colours[0], colours[1], tones[0], tones[1], variance, normal, albedo, other, noises};
    for (int i = 0; i < 9; i++) free(all[i]);
}
