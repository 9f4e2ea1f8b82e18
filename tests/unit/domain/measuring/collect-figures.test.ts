/** Sums of figures between two beacons (rule measures-3). */
import { expect, test } from 'vitest';
import { createFigureCollector } from '../../../../src/domain/measuring/collect-figures.ts';

test('counts and times are summed by name, and taken once', () => {
  const figures = createFigureCollector();
  figures.count('hub connected');
  figures.count('hub connected', 2);
  figures.count('merge refused', 0);
  figures.time('call getEvents', 10);
  figures.time('call getEvents', 10.4);
  figures.time('call getEvents', 4_000_000);
  expect(figures.take()).toEqual({
    counts: { 'hub connected': 3 },
    times: { 'call getEvents': { count: 3, sum: 4_000_020, buckets: { 10: 1, 25: 1, more: 1 } } },
  });
  expect(figures.take()).toBeUndefined();
});

test('figures of another tab are added by name, and their objects stay as they are', () => {
  const figures = createFigureCollector();
  const others = { counts: { 'visit /': 1 }, times: { 'lcp /': { count: 1, sum: 900, buckets: { 1000: 1 } } } };
  figures.add(others);
  figures.add(others);
  expect(figures.take()).toEqual({
    counts: { 'visit /': 2 },
    times: { 'lcp /': { count: 2, sum: 1_800, buckets: { 1000: 2 } } },
  });
  expect(others.times['lcp /'].count).toBe(1);
});

test('names beyond the limit are dropped, and known ones are counted on', () => {
  const figures = createFigureCollector();
  for (let name = 0; name < 500; name += 1) figures.count(`name ${name}`);
  figures.count('name 0');
  const { counts = {} } = figures.take() ?? {};
  expect(Object.keys(counts)).toHaveLength(400);
  expect(counts['name 0']).toBe(2);
});

test('the first figure after nothing is announced once', () => {
  let announced = 0;
  const figures = createFigureCollector(() => (announced += 1));
  figures.count('hub connected', 0);
  figures.count('hub connected');
  figures.time('odds age', 5);
  expect(announced).toBe(1);
  figures.take();
  figures.count('hub connected');
  expect(announced).toBe(2);
});
