"""The worker process: it reads jobs from its standard input and writes answers to its output.

Each job queue has threads of its own, so that a long review does not hold up advice at a table.
"""

import os
import pickle
import signal
import sys
from collections.abc import Iterator
from enum import IntEnum
from queue import PriorityQueue
from struct import Struct
from threading import Lock, Thread
from typing import Any, BinaryIO

from ..error_log import error_place, watch_uncaught

REQUEST_HEADER = Struct(">QBI")  # job number, queue, size of the payload in bytes; 0: cancel it
ANSWER_HEADER = Struct(">QBI")  # job number, outcome, size of the payload in bytes
NICE = 5  # the server, the database and everything else on this computer come first


class Outcome(IntEnum):
    MORE = 0  # a value, and there may be others
    LAST = 1  # a value, the only one
    END = 2  # there are no more values
    FAILED = 3  # the class and the place of an error
    LOST = 4  # the process has ended


class Job:
    """A function call, or a generator that is resumed one value at a time."""

    def __init__(self, number: int, payload: bytes) -> None:
        self.number, self.payload = number, payload
        self.values: Iterator[Any] | None = None
        self.steps, self.cancelled = 0, False

    def __lt__(self, other: "Job") -> bool:
        """First answers come before better ones, then the older job before the newer."""
        return (self.steps, self.number) < (other.steps, other.number)

    def step(self) -> tuple[Outcome, Any]:
        """The next value of the job, and what is known of further ones."""
        self.steps += 1
        try:
            if self.values is None:
                function, arguments = pickle.loads(self.payload)
                result = function(*arguments)
                if not isinstance(result, Iterator):
                    return Outcome.LAST, result
                self.values = result
            return Outcome.MORE, next(self.values)
        except StopIteration:
            return Outcome.END, None
        except Exception as error:
            return Outcome.FAILED, error_place(error)


class Worker:
    """The job queues and their threads; `threads` has the number for each queue."""

    def __init__(self, threads: list[int], answers: BinaryIO) -> None:
        self.queues = [PriorityQueue[Job]() for _ in threads]
        self.answers, self.lock = answers, Lock()
        self.jobs: dict[int, Job] = {}  # that have not ended
        for queue, count in zip(self.queues, threads, strict=True):
            for _ in range(count):
                Thread(target=self.work, args=(queue,), daemon=True).start()

    def submit(self, number: int, queue: int, payload: bytes) -> None:
        """A new job; without a payload the job of that number is cancelled."""
        if payload:
            job = self.jobs[number] = Job(number, payload)
            self.queues[queue].put(job)
        elif cancelled := self.jobs.pop(number, None):
            cancelled.cancelled = True

    def work(self, queue: PriorityQueue[Job]) -> None:
        """One step of the first job at a time, for ever; a job with more to say goes back in."""
        while True:
            job = queue.get()
            if job.cancelled:
                continue
            outcome, value = job.step()
            if outcome is Outcome.MORE:
                queue.put(job)
            else:
                self.jobs.pop(job.number, None)
            self.answer(job.number, outcome, value)

    def answer(self, number: int, outcome: Outcome, value: Any) -> None:
        try:
            payload = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        except Exception as error:
            outcome, payload = Outcome.FAILED, pickle.dumps(error_place(error))
        with self.lock:
            self.answers.write(ANSWER_HEADER.pack(number, outcome, len(payload)) + payload)
            self.answers.flush()


def write_error(event: str, error: BaseException) -> None:
    """Writes an error that nobody caught where the server's log goes."""
    os.write(2, f"longsuit.server.workers: {event}: {error_place(error)}\n".encode())


def main(threads: list[int]) -> None:
    """Runs until the server closes the pipe, which it also does when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this one
    if hasattr(os, "nice"):
        os.nice(NICE)
        os.setpgrp()
    watch_uncaught(write_error)
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a job prints is not an answer
    worker = Worker(threads, answers)
    while len(header := requests.read(REQUEST_HEADER.size)) == REQUEST_HEADER.size:
        number, queue, size = REQUEST_HEADER.unpack(header)
        worker.submit(number, queue, requests.read(size))
    if hasattr(os, "killpg"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)  # processes that it has started, such as a compiler
    os._exit(0)  # at once, without waiting for the threads


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]])
