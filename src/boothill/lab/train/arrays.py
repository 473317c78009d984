"""The array operations that training needs, in NumPy or PyTorch. NumPy is enough; PyTorch can use a GPU."""

from __future__ import annotations

from typing import Any

from boothill.bad_input import BadInput
from boothill.extra import need

Arrays = dict[str, Any]
"""Weights by name."""
CHUNK = 256
"""How many rows are added up at a time, to save memory."""


class OnCPU:
    """NumPy arrays."""

    name = "cpu"

    def __init__(self) -> None:
        self.np = need("numpy", "train")

    def put(self, array: Any) -> Any:
        """Convert a NumPy array to one that the other methods work with."""
        return array.astype(self.np.int64) if array.dtype.kind == "i" else array.astype(self.np.float32)

    def get(self, array: Any) -> Any:
        """Convert an array back to a NumPy array."""
        return array

    def bag(self, table: Any, index: Any) -> Any:
        """For each row of indices, the sum of those rows of a table."""
        np = self.np
        return np.concatenate([table[index[at : at + CHUNK]].sum(axis=1) for at in range(0, len(index), CHUNK)])

    def bag_gradient(self, table: Any, index: Any, gradient: Any) -> Any:
        """The gradient of `bag`: for each row of the table, the sum of the gradients of all sums that it is part of.
        Row 0 is padding and gets none."""
        return parts(index, len(table)) @ gradient

    def places(self, mask: Any) -> tuple[Any, Any]:
        """The row and column of every nonzero entry of a mask, row by row."""
        rows, columns = self.np.nonzero(mask)
        return rows, columns

    def placed(self, values: Any, rows: Any, columns: Any, shape: tuple[int, ...]) -> Any:
        """An array with these values at these rows and columns, and 0 everywhere else."""
        found = self.np.zeros(shape, dtype=values.dtype)
        found[rows, columns] = values
        return found

    def added(self, values: Any, rows: Any, count: int) -> Any:
        """The sum of the values of each row. `rows` is sorted and contains every row from 0 to `count - 1`."""
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
    """PyTorch tensors, on a device such as `cuda`."""

    def __init__(self, device: str) -> None:
        self.torch = need("torch", "train")
        self.name = device

    def put(self, array: Any) -> Any:
        found = self.torch.tensor(array, device=self.name)
        return found if array.dtype.kind == "i" else found.float()  # keep small integer types, to save memory

    def get(self, array: Any) -> Any:
        return array.cpu().numpy()

    def bag(self, table: Any, index: Any) -> Any:
        return self.torch.nn.functional.embedding_bag(index.int(), table, mode="sum")

    def bag_gradient(self, table: Any, index: Any, gradient: Any) -> Any:
        torch = self.torch
        if index.device.type == "cpu":  # takes half as long as autograd there
            return torch.from_numpy(parts(index.numpy(), len(table)) @ gradient.numpy())
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


def parts(index: Any, rows: int) -> Any:
    """A sparse matrix of NumPy's, with a row for each row of a table and a column for each sum: how often the row is
    part of the sum. Row 0 is padding and part of none."""
    np, sparse = need("numpy", "train"), need("scipy.sparse", "train")
    there = index > 0
    sums = np.repeat(np.arange(len(index), dtype=np.int32), there.sum(axis=1))
    ones = np.ones(len(sums), dtype=np.float32)
    return sparse.csr_matrix((ones, (index[there], sums)), shape=(rows, len(index)))


def known(weights: Arrays, arrays: OnCPU | OnTorch, facts: Any) -> Any:
    """The second layer of a network for some states."""
    first = arrays.clip(arrays.bag(weights["facts"], facts) + weights["facts bias"], 0.0, 1.0)
    return arrays.clip(first @ weights["state"] + weights["state bias"], 0.0, 1.0)


def arrays_on(device: str) -> OnCPU | OnTorch:
    """The arrays for a device: NumPy for `cpu`, otherwise PyTorch. Raises BadInput if there is no such device."""
    if device == OnCPU.name:
        return OnCPU()
    arrays = OnTorch(device)
    try:
        arrays.torch.zeros(1, device=device)
    except (AssertionError, RuntimeError) as error:
        raise BadInput(f"--device {device}: {str(error).splitlines()[0]}") from None
    return arrays
