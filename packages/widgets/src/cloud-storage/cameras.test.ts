import { describe, expect, it } from 'vitest';
import { chooseCamera, mergeCameras } from './cameras.ts';

const kitchen = { id: 'PC1', name: 'Lookout camera', model: 'LOOK', expiresAt: 1000 };
const hall = { id: 'PC2', name: 'Dot camera', model: 'DOT', expiresAt: undefined };

describe('cameras of the account and of the app', () => {
  it("are merged into one list, each camera once, with the app's name", () => {
    const cameras = mergeCameras(
      [kitchen, hall],
      [
        { id: 'PC9', name: 'Garden', model: 'PATROL' },
        { id: 'PC1', name: 'Kitchen', model: 'LOOK' },
        { id: 'PC2', name: ' ', model: 'DOT' },
        { id: 'PC9', name: 'Garden', model: 'PATROL' },
      ],
    );
    expect(cameras).toEqual([
      { ...kitchen, name: 'Kitchen', isLinked: true },
      { ...hall, isLinked: true },
      { id: 'PC9', name: 'Garden', model: 'PATROL', expiresAt: undefined, isLinked: false },
    ]);
  });

  it.each([
    ['PC2', 'PC2'],
    ['PC9', 'PC1'],
    ['PC404', 'PC1'],
    [undefined, 'PC1'],
  ])('selects for %s: %s', (wanted, id) => {
    const cameras = mergeCameras([kitchen, hall], [{ id: 'PC9', name: 'Garden', model: '' }]);
    expect(chooseCamera(cameras, wanted)?.id).toBe(id);
  });

  it('are empty where nothing can be bought', () => {
    expect(chooseCamera(mergeCameras([], [{ id: 'PC9', name: 'Garden', model: '' }]), 'PC9')).toBeUndefined();
  });
});
