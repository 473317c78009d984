"""What learning does with arrays, by NumPy or by PyTorch. NumPy will do; PyTorch can use a GPU."""

from __future__ import annotations

from typing import Any

from boothill.bad_input import BadInput
from boothill.extra import need

Arrays = dict[str, Any]
"""Weights by name."""
CHUNK = 256
"""Rows that are added up at a time, so that little memory is needed."""


class OnCPU:
    """Arrays of NumPy."""

    name = "cpu"

    def __init__(self) -> None:
        self.np = need("numpy", "train")
        self.sparse = need("scipy.sparse", "train")

    def put(self, array: Any) -> Any:
        """An array to reckon with,"""
        return array.astype(self.np.int64) if array.dtype.kind == "i" else array.astype(self.np.float32)

    def get(self, array: Any) -> Any:
        """and back."""
        return array

    def bag(self, table: Any, index: Any) -> Any:
        """For each row of indices the sum of those rows of a table."""
        np = self.np
        return np.concatenate([table[index[at : at + CHUNK]].sum(axis=1) for at in range(0, len(index), CHUNK)])

    def bag_gradient(self, table: Any, index: Any, gradient: Any) -> Any:
        """For each row of the table the sum of the gradients of those who added it."""
        np = self.np
        rows = np.repeat(np.arange(len(index)), index.shape[1])
        ones = np.ones(len(rows), dtype=np.float32)
        return self.sparse.csr_matrix((ones, (index.ravel(), rows)), shape=(len(table), len(index))) @ gradient

    def places(self, mask: Any) -> tuple[Any, Any]:
        """The rows and columns of a mask that are set, row by row."""
        rows, columns = self.np.nonzero(mask)
        return rows, columns

    def placed(self, values: Any, rows: Any, columns: Any, shape: tuple[int, ...]) -> Any:
        """Values put at their places; 0 everywhere else."""
        found = self.np.zeros(shape, dtype=values.dtype)
        found[rows, columns] = values
        return found

    def added(self, values: Any, rows: Any, count: int) -> Any:
        """The sum of the values of each row; none is without, and those of a row follow one another."""
        return self.np.add.reduceat(values, self.np.searchsorted(rows, self.np.arange(count)))

    def clip(self, x: Any, low: float, high: float) -> Any:
        return self.np.clip(x, low, high)

    def sigmoid(self, x: Any) -> Any:
        return 1 / (1 + self.np.exp(-x))

    def softmax(self, x: Any) -> Any:
        powers = self.np.exp(x - x.max(axis=-1, keepdims=True))
        return powers / powers.sum(axis=-1, keepdims=True)

    def zeros_like(self, x: Any) -> Any:
        return self.np.zeros_like(x)


class OnTorch:
    """Tensors of PyTorch, on a device such as `cuda`."""

    def __init__(self, device: str) -> None:
        self.torch = need("torch", "train")
        self.name = device

    def put(self, array: Any) -> Any:
        found = self.torch.tensor(array, device=self.name)
        return found if array.dtype.kind == "i" else found.float()  # small numbers take little room

    def get(self, array: Any) -> Any:
        return array.cpu().numpy()

    def bag(self, table: Any, index: Any) -> Any:
        return self.torch.nn.functional.embedding_bag(index.int(), table, mode="sum")

    def bag_gradient(self, table: Any, index: Any, gradient: Any) -> Any:
        torch = self.torch
        with torch.enable_grad():
            table = table.detach().requires_grad_()
            sums = torch.nn.functional.embedding_bag(index.int(), table, mode="sum", padding_idx=0)
            return torch.autograd.grad(sums, table, gradient)[0]

    def places(self, mask: Any) -> tuple[Any, Any]:
        rows, columns = mask.nonzero(as_tuple=True)
        return rows, columns

    def placed(self, values: Any, rows: Any, columns: Any, shape: tuple[int, ...]) -> Any:
        found = self.torch.zeros(shape, dtype=values.dtype, device=self.name)
        found[rows, columns] = values
        return found

    def added(self, values: Any, rows: Any, count: int) -> Any:
        return self.torch.zeros((count, values.shape[1]), device=self.name).index_add_(0, rows, values)

    def clip(self, x: Any, low: float, high: float) -> Any:
        return self.torch.clamp(x, low, high)

    def sigmoid(self, x: Any) -> Any:
        return self.torch.sigmoid(x)

    def softmax(self, x: Any) -> Any:
        return self.torch.softmax(x, -1)

    def zeros_like(self, x: Any) -> Any:
        return self.torch.zeros_like(x)


def known(weights: Arrays, arrays: OnCPU | OnTorch, facts: Any) -> Any:
    """What a network knows of states: its second layer."""
    first = arrays.clip(arrays.bag(weights["facts"], facts) + weights["facts bias"], 0.0, 1.0)
    return arrays.clip(first @ weights["state"] + weights["state bias"], 0.0, 1.0)


def arrays_on(device: str) -> OnCPU | OnTorch:
    """Where to reckon: `cpu` is NumPy; anything else is a device of PyTorch. Raises BadInput if it is not there."""
    if device == OnCPU.name:
        return OnCPU()
    arrays = OnTorch(device)
    try:
        arrays.torch.zeros(1, device=device)
    except (AssertionError, RuntimeError) as error:
        raise BadInput(f"--device {device}: {str(error).splitlines()[0]}") from None
    return arrays
