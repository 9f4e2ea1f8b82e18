/**
 * Loads Node's own fetch before any test. Node loads it at its first use and keeps the functions of `performance` it
 * finds then: a first use under a fake clock breaks every later request of the process ("markResourceTiming is not a
 * function").
 */
void new Response('');
