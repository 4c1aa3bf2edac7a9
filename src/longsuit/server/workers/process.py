"""What runs in the process beside the server: lanes of jobs, each with threads of its own."""

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

ASKED = Struct(">QBI")  # the number of a job, its lane, the bytes that follow; none: drop it
ANSWER = Struct(">QBI")  # the number of a job, its outcome, the bytes that follow
NICE = 5  # behind the server, the database and everything else on this computer


class Outcome(IntEnum):
    MORE = 0  # a value, and there may be others
    LAST = 1  # a value, the only one
    END = 2  # there are no more
    FAILED = 3  # the name of an error
    GONE = 4  # the process has ended


class Job:
    def __init__(self, number: int, payload: bytes) -> None:
        self.number, self.payload = number, payload
        self.steps: Iterator[Any] | None = None
        self.taken, self.dropped = 0, False

    def __lt__(self, other: "Job") -> bool:
        """First answers come before better ones, and the older of two first."""
        return (self.taken, self.number) < (other.taken, other.number)

    def step(self) -> tuple[Outcome, Any]:
        """Goes on by one value."""
        self.taken += 1
        try:
            if self.steps is None:
                function, arguments = pickle.loads(self.payload)
                found = function(*arguments)
                if not isinstance(found, Iterator):
                    return Outcome.LAST, found
                self.steps = found
            return Outcome.MORE, next(self.steps)
        except StopIteration:
            return Outcome.END, None
        except Exception as error:
            return Outcome.FAILED, type(error).__name__


class Jobs:
    def __init__(self, threads: list[int], answers: BinaryIO) -> None:
        self.lanes = [PriorityQueue[Job]() for _ in threads]
        self.answers, self.lock = answers, Lock()
        self.live: dict[int, Job] = {}
        for lane, number in zip(self.lanes, threads, strict=True):
            for _ in range(number):
                Thread(target=self.work, args=(lane,), daemon=True).start()

    def ask(self, number: int, lane: int, payload: bytes) -> None:
        if payload:
            job = self.live[number] = Job(number, payload)
            self.lanes[lane].put(job)
        elif dropped := self.live.pop(number, None):
            dropped.dropped = True

    def work(self, lane: PriorityQueue[Job]) -> None:
        while True:
            job = lane.get()
            if job.dropped:
                continue
            outcome, value = job.step()
            if outcome is Outcome.MORE:
                lane.put(job)
            else:
                self.live.pop(job.number, None)
            self.answer(job.number, outcome, value)

    def answer(self, number: int, outcome: Outcome, value: Any) -> None:
        try:
            payload = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
        except Exception as error:
            outcome, payload = Outcome.FAILED, pickle.dumps(type(error).__name__)
        with self.lock:
            self.answers.write(ANSWER.pack(number, outcome, len(payload)) + payload)
            self.answers.flush()


def main(threads: list[int]) -> None:
    """Until nobody asks any more: the server closes the pipe, also when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends this one
    if hasattr(os, "nice"):
        os.nice(NICE)
        os.setpgrp()
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints is no answer
    jobs = Jobs(threads, answers)
    while len(head := asked.read(ASKED.size)) == ASKED.size:
        number, lane, size = ASKED.unpack(head)
        jobs.ask(number, lane, asked.read(size))
    if hasattr(os, "killpg"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.killpg(0, signal.SIGTERM)  # what it has begun itself, such as a compiler
    os._exit(0)  # at once, whatever the threads do


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]])
